import { phrasesIn, phraseTable } from '../words/phrase-table.ts';

/** Titles of statements of accounts and cards. */
const STATEMENT_TITLES = phraseTable(
  (
    'statement of account,account statement,bank statement,statement period,account summary,transaction history,account activity,' +
    'kontoauszug,kontoumsätze,umsatzübersicht,kontoübersicht,kreditkartenabrechnung,umsatzaufstellung,rechnungsabschluss,relevé de compte,relevé d opérations,relevé bancaire,' +
    'extracto de cuenta,extracto bancario,estado de cuenta,movimientos de cuenta,extracto de movimientos,estratto conto,lista movimenti,rekeningafschrift,rekeninguittreksel,' +
    'extrato de conta,extrato bancário,extrato,extrato consolidado,kontoutdrag,kontoutskrift,kontoudskrift,kontoudtog,kontobevægelser,kontobevegelser,kontohändelser,extrait de compte,wyciąg z rachunku,wyciąg bankowy,tiliote,credit card statement,card statement,' +
    'izvod br,izvod po računu,izvadak po računu,izpisek prometa,výpis z účtu,výpis z účetu,hesap ekstresi,hesap hareketleri,számlakivonat,bankszámlakivonat,extras de cont,extras cont,' +
    'извлечение по сметка,выписка по счету,выписка по счёту,выписка операций,виписка по рахунку,виписка за рахунком,извод за сметка,извод по рачуну,кретање рачуна,αντίγραφο λογαριασμού,κίνηση λογαριασμού,' +
    'konto väljavõte,kontoväljavõte,konta izraksts,konta pārskats,sąskaitos išrašas,rekening koran,mutasi rekening,sao kê tài khoản,penyata akaun,كشف حساب,דף חשבון,hesabdan çıxarış,nxjerrje llogarie,' +
    '对账单,對帳單,账户明细,帳戶明細,交易流水,信用卡账单,信用卡帳單,利用代金明細,カードご利用明細,カード利用明細,支付交易明细'
  )
    .split(',')
    .map((phrase) => [phrase, true] as const),
);

/** Whether a text holds the title of a statement. */
export function namesStatement(text: string): boolean {
  return phrasesIn(STATEMENT_TITLES, text).length > 0;
}
