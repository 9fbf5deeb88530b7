import type { Family } from '../../family.ts';
import { BRAZIL } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** A Brazilian app bank: each day as "5 de Janeiro de 2024" with its balance on the line, payees in quotes, "-R$" before sums, the balance after each. */
export const brDayBalanceHeaded: Family = {
  id: 'br-day-balance-headed',
  kind: 'bank_statement',
  tags: ['day-headed', 'signed', 'running-balance', 'balance-in-day-line'],
  locales: BRAZIL,
  draw: (desk) => {
    const money = (minor: number) => `${minor < 0 ? '-' : ''}R$ ${desk.number(minor)}`;
    const long = (at: number) =>
      desk
        .written(at, 'd "de" MMMM "de" yyyy')
        .replace(/de (\p{Ll})/u, (_, letter: string) => `de ${letter.toUpperCase()}`);
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [4, 50],
      order: {
        kinds: ['card', 'transferIn', 'transferOut', 'directDebit', 'salary'],
        movements: {
          card: [['Compra no debito: "No estabelecimento {m} {c} BRA"']],
          transferIn: [['Pix recebido: "Cp :60746948-{p}"']],
          transferOut: [['Pix enviado: "Cp :18236120-{p}"']],
          directDebit: [['Pagamento efetuado: "{m}"']],
          salary: [['Credito de salario: "{e}"']],
        },
      },
      paper: { size: 9 },
      top: 60,
      step: 14,
      head: () => 50,
    });
    pen.left(40, 44, desk.bank, { size: 16, isBold: true });
    roll.row(from(40, 'JOAO EXEMPLO', { isBold: true }));
    roll.row(
      from(
        40,
        `CPF/CNPJ: ***.180.982-**   Instituição: ${desk.bank}   Agência: 0001-9   Conta: ${ledger.number}`,
      ),
    );
    roll.row(
      from(
        40,
        `Período: ${desk.written(ledger.start, 'dd/MM/yyyy')} a ${desk.written(ledger.end, 'dd/MM/yyyy')}`,
      ),
    );
    roll.skip(10);
    roll.row(from(40, 'Saldo total'), from(180, 'Saldo disponível'), from(320, 'Saldo bloqueado'));
    roll.row(
      from(40, money(ledger.closing), { isBold: true }),
      from(180, money(ledger.closing)),
      from(320, 'R$ 0,00'),
    );
    roll.skip(14);
    const closingOf = new Map(ledger.daily.map(({ date, balance }) => [date, balance]));
    ledger.entries.forEach((entry, at) => {
      if (ledger.entries[at - 1]?.date !== entry.date) {
        roll.skip(6);
        roll.need(40);
        roll.row(
          from(40, long(entry.date), { isBold: true }),
          from(200, `Saldo do dia: ${money(closingOf.get(entry.date) ?? 0)}`, { isBold: true }),
          upTo(440, 'Valor', { size: 7 }),
          upTo(555, 'Saldo por transação', { size: 7 }),
        );
      }
      roll.row(
        from(
          40,
          entry.lines.flatMap((line) => pen.wrap(line, 310)),
        ),
        upTo(440, money(entry.amount)),
        upTo(555, money(entry.balance)),
      );
    });
    roll.skip(20);
    roll.prose(
      40,
      500,
      'Fale com a gente. SAC: 0800 940 9999. Ouvidoria: 0800 940 7772. Deficiência de fala e audição: 0800 979 7099.',
      { size: 7 },
    );
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', opening: null })] };
  },
};
