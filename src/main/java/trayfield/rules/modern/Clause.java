package trayfield.rules.modern;

import trayfield.model.RuleRef;

/// The clauses of the Modern rules and the rulings on them.
public enum Clause {
    STACK("modern.ruling.stack"), A("modern.A"), B("modern.B"),
    C_A("modern.C.a"), C_B("modern.C.b"), C_C("modern.C.c"), C_D("modern.C.d"), C_E("modern.C.e"),
    D_A("modern.D.a"), D_B("modern.D.b"), D_C("modern.D.c"), D_D("modern.D.d"), D_E("modern.D.e"), D_F("modern.D.f"),
    E_A("modern.E.a"), E_B("modern.E.b"), E_C("modern.E.c"), E_D("modern.E.d"),
    F("modern.F"), F_POWER("modern.F.power"),
    G_1("modern.G.1"), G_2("modern.G.2"), G_3("modern.G.3"),
    COVER("modern.ruling.cover"), END("modern.ruling.end");

    public final RuleRef ref;

    Clause(String id) {
        this.ref = new RuleRef(id);
    }
}
