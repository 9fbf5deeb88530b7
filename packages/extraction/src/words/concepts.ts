/** How the words that say something are looked for in a text. */
export type ConceptForm = {
  /** The text as it is printed, capitals or not; or normalised, without accents and punctuation too. */
  readonly reads: 'printed' | 'normalised';
  /**
   * Where they stand in it. Letters with accents end a `word` before them as blanks do, and words of scripts that are written without
   * spaces may stand anywhere.
   */
  readonly at:
    | 'anywhere'
    /** By themselves; or as the beginning or the end of a word. */
    | 'word'
    | 'wordStart'
    | 'wordEnd'
    /** As a word of any script's letters, or the beginning of one. */
    | 'letters'
    | 'lettersStart'
    /** As a word before a blank or the end. */
    | 'spaced'
    /** At the beginning of what blanks part. */
    | 'firstLetters'
    /** As all of the text, its first word or its last, its beginning or its end. */
    | 'whole'
    | 'firstWord'
    | 'lastWord'
    | 'start'
    | 'end'
    /** Next to figures and marks that the rule which asks for them knows, or in a list of its own. */
    | 'part'
    /** As a phrase of a table. */
    | 'phrases';
};

/** What words say, each concept a list that every language file may hold under its name. A language without a list has no word for it. */
export const CONCEPTS = {
  /** What titles of payments hold: payments are money in on a card and money out of a bank account. */
  payment: { reads: 'printed', at: 'anywhere' },
  /** What headings of payments, or of payments and credits, hold. */
  paymentHeading: { reads: 'printed', at: 'anywhere' },
  /** What a row says that pays a balance off. */
  paidOff: { reads: 'normalised', at: 'word' },
  /** How the label of the sum of a part begins. */
  subtotal: { reads: 'printed', at: 'start' },
  /** What heads the numbers of cheques. */
  cheque: { reads: 'printed', at: 'word' },
  /** What heads a column that says whether each movement went through. */
  statusHeading: { reads: 'normalised', at: 'word' },
  /** What heads the codes of the branches that booked each movement, which say nothing of it. */
  branchHeading: { reads: 'normalised', at: 'whole' },
  /** What a column of states says of a movement that never went through, or has not yet. */
  failed: { reads: 'normalised', at: 'whole' },
  /** Says of a balance that it is what was held before the row. */
  before: { reads: 'printed', at: 'letters' },
  /** Says of a balance that it is what was held after the row. */
  after: { reads: 'printed', at: 'letters' },
  /** Says of a balance that it is what may be spent, which is not what is held. */
  availableBalance: { reads: 'normalised', at: 'word' },
  /** What of a purchase in parts is to be paid this time. */
  chargedNow: { reads: 'normalised', at: 'word' },
  /** What of a purchase in parts stays to be paid, which is no balance of an account. */
  stillToPay: { reads: 'normalised', at: 'word' },
  /** What of a purchase the account is charged with, in its own money. */
  billed: { reads: 'normalised', at: 'word' },
  /** What heads the money each purchase was made in. */
  currencyHeading: { reads: 'normalised', at: 'whole' },
  /** What heads a column of currencies, each of which has rows of its own. */
  currencyColumn: { reads: 'printed', at: 'whole' },
  /** The euro by name. */
  euro: { reads: 'printed', at: 'word' },
  /** What the money of a country is called, next to which another is named. */
  ownMoney: { reads: 'printed', at: 'word' },
  /** Headings of year, month and day that stand next to each other, in the orders of countries that write days in three columns. */
  dayPartsHeading: { reads: 'normalised', at: 'whole' },
  /** A word for the year before those for month and day. */
  yearHeading: { reads: 'normalised', at: 'part' },
  /** What heads the number of the day alone. */
  dayHeading: { reads: 'normalised', at: 'whole' },
  /** What heads the number of the month alone. */
  monthHeading: { reads: 'normalised', at: 'whole' },
  /** What the state takes with a sum next to it, as banks take their fees. */
  taxColumn: { reads: 'normalised', at: 'word' },
  /** What the bank takes for its own. */
  fees: { reads: 'normalised', at: 'word' },
  /** Says of a balance that it is owed, and rises by what goes out. */
  owed: { reads: 'normalised', at: 'word' },
  /** What is owed, in words that mean nothing else in any language: "du" is a balance in Vietnamese. */
  debt: { reads: 'normalised', at: 'word' },
  /** How a balance says of itself that it is owed, whatever stands over it. */
  saysOwed: { reads: 'normalised', at: 'word' },
  /** What a statement is called that shows of a loan. */
  loan: { reads: 'normalised', at: 'word' },
  /** What a part about a loan is called. */
  loanTitle: { reads: 'normalised', at: 'part' },
  /** What stands next to the principal in a table of what only a borrower pays. */
  borrowersColumn: { reads: 'normalised', at: 'word' },
  /** What is put into a plan for later. */
  contributed: { reads: 'normalised', at: 'word' },
  /** What is taken out of a plan. */
  distributed: { reads: 'normalised', at: 'word' },
  /** What heads what was lent. */
  advanced: { reads: 'normalised', at: 'whole' },
  /** What heads what was paid back of a loan. */
  paidBack: { reads: 'normalised', at: 'whole' },
  /** What heads the cost of a loan. */
  costOfLoan: { reads: 'normalised', at: 'whole' },
  /** What heads the part of a payment that lowers what is owed. */
  principal: { reads: 'normalised', at: 'whole' },
  /** What heads what things were bought for, which is no other money. */
  costBasis: { reads: 'printed', at: 'word' },
  /** Days that a cheque takes to be collected, as headings write them behind their number. */
  daysOfFloat: { reads: 'printed', at: 'part' },
  /** What joins a mark next to rows to what it stands for. */
  legend: { reads: 'printed', at: 'part' },
  /** What stands before the money that the figures of a column are in. */
  inMoney: { reads: 'printed', at: 'part' },
  /** What the figures of a column are in, by name. */
  moneyOfFigures: { reads: 'printed', at: 'part' },
  /** What names a column of money in or out by itself, and says nothing within a longer heading. */
  sideHeading: { reads: 'normalised', at: 'whole' },
  /** Headings that mean an amount in one language and a date or a text in another. */
  twoMeanings: { reads: 'normalised', at: 'part' },
  /** How rows begin that say themselves that they go out. */
  spent: { reads: 'printed', at: 'firstWord' },
  /** What a row says of money that came back. */
  turnedBack: { reads: 'printed', at: 'word' },
  /** What makes a purchase cheaper, and is no fee kept of what came in. */
  discount: { reads: 'printed', at: 'word' },
  /** Says of a balance that it is of cash, which is held and never owed. */
  cash: { reads: 'printed', at: 'word' },
  /** What heads the entries of a program that keeps books. */
  voucher: { reads: 'printed', at: 'word' },
  /** Small words that join two of the trade in titles. */
  joining: { reads: 'printed', at: 'whole' },
  /** What a card that holds money of its own is called. */
  prepaid: { reads: 'printed', at: 'word' },
  /** What is put on a card that holds money of its own, and left on it. */
  loaded: { reads: 'printed', at: 'word' },
  /** What is said of a card on which money is lent. */
  lent: { reads: 'printed', at: 'word' },
  /** The upper line of the heading of the balance that may be spent. */
  availableHeading: { reads: 'printed', at: 'whole' },
  /** The lower line of that heading. */
  balanceHeading: { reads: 'printed', at: 'whole' },
  /** What names a card in a phrase, and says nothing of what is lent on it. */
  cardInPhrase: { reads: 'normalised', at: 'anywhere' },
  /** A fee by itself, which says nothing of what is lent. */
  feePhrase: { reads: 'normalised', at: 'firstWord' },
  /** What stands over numbers that count rows. */
  counterHeading: { reads: 'normalised', at: 'whole' },
  /** A label of a number that does not say of what. */
  numberLabel: { reads: 'normalised', at: 'whole' },
  /** That nothing moved on an account. */
  noTransactions: { reads: 'normalised', at: 'word' },
  /** Words for an account or a card. */
  accountNoun: { reads: 'normalised', at: 'word' },
  /** What may stand between words for an account and its number. */
  numberWord: { reads: 'normalised', at: 'whole' },
  /** What banks call the number of an account that other banks know it by, which is longer than its own. */
  interbankNumber: { reads: 'normalised', at: 'whole' },
  /** How labels end of numbers that are none of an account's. */
  otherNumber: { reads: 'normalised', at: 'lastWord' },
  /** What a statement is called, as the words begin. */
  statementBegins: { reads: 'printed', at: 'lettersStart' },
  /** That a statement is of one day. */
  forDay: { reads: 'printed', at: 'part' },
  /** That a statement is of one day, in a language that writes some days month first. */
  forDayMonthFirst: { reads: 'printed', at: 'part' },
  /** What stands between the first and the last day of a period. */
  until: { reads: 'printed', at: 'part' },
  /** What joins two days of one month. */
  toDay: { reads: 'printed', at: 'part' },
  /** Says that what follows is the day until which to pay. */
  payUntil: { reads: 'printed', at: 'whole' },
  /** How a letter greets. */
  greeting: { reads: 'printed', at: 'firstWord' },
  /** What slips of card terminals call the code of the authorisation. */
  slipAuthorisation: { reads: 'printed', at: 'wordStart' },
  /** What slips of card terminals say of a card's secret number. */
  slipPin: { reads: 'printed', at: 'wordStart' },
  /** How a slip says that a card was read. */
  contactless: { reads: 'printed', at: 'word' },
  /** What tills print of cash given and of the change. */
  slipChange: { reads: 'printed', at: 'word' },
  /** What stands before the number of a till or of who sits at it. */
  cashier: { reads: 'printed', at: 'part' },
  /** How a slip calls itself the customer's receipt. */
  yourReceipt: { reads: 'printed', at: 'word' },
  /** Kinds of cards, as slips name them before the last digits. */
  cardPaid: { reads: 'printed', at: 'part' },
  /** What stands between a card's name and its last digits. */
  cardEnding: { reads: 'printed', at: 'part' },
  /** What stands between the word for a page and its number. */
  numberOfPage: { reads: 'printed', at: 'part' },
  /** What stands between the number of a page and how many there are, in the margins of tables. */
  ofPagesInMargin: { reads: 'printed', at: 'part' },
  /** What a page is called before its number. */
  page: { reads: 'printed', at: 'part' },
  /** What a page is called behind its number where words are not spaced. */
  pageBehind: { reads: 'printed', at: 'part' },
  /** What stands between the number of a page and how many there are. */
  ofPages: { reads: 'printed', at: 'part' },
  /** Small words that never decide what a label says. */
  smallWord: { reads: 'normalised', at: 'part' },
  /** What is put by for taxes and insurance next to a loan, which is not what is left of it. */
  setAside: { reads: 'printed', at: 'start' },
  /** What was held on average was held on no day. */
  averaged: { reads: 'printed', at: 'spaced' },
  /** A balance by its own word. */
  balanceWord: { reads: 'normalised', at: 'part' },
  /** What says of a balance that it is the first. */
  openingWord: { reads: 'normalised', at: 'part' },
  /** What says of a balance that it is the last. */
  closingWord: { reads: 'normalised', at: 'part' },
  /** What a balance may be the balance of, and in whose favour it is. */
  balancePart: { reads: 'normalised', at: 'part' },
  /** What must at least be paid, which is not what is owed. */
  least: { reads: 'printed', at: 'spaced' },
  /** Says of a figure that it is to be paid, which may be less than what is owed. */
  toBePaid: { reads: 'normalised', at: 'word' },
  /** Points, which have balances and sums that are no money. */
  points: { reads: 'printed', at: 'word' },
  /** Points by a word that may also be said of a place. */
  pointOrPlace: { reads: 'printed', at: 'part' },
  /** What continues behind that word where it is said of a place. */
  placeBehindPoint: { reads: 'printed', at: 'part' },
  /** What says of a sum that it is of the year so far. */
  yearToDate: { reads: 'printed', at: 'word' },
  /** The same, within other words. */
  yearSoFar: { reads: 'printed', at: 'anywhere' },
  /** The same at the end of a word. */
  thisYear: { reads: 'printed', at: 'wordEnd' },
  /** What stands before the year that a sum is of. */
  inYear: { reads: 'printed', at: 'part' },
  /** How a sum begins that may be of the year so far. */
  totalOfYear: { reads: 'normalised', at: 'start' },
  /** What may be drawn, which was never moved. */
  limit: { reads: 'printed', at: 'spaced' },
  /** What stands behind the label of a sum. */
  totalBehind: { reads: 'normalised', at: 'lastWord' },
  /** The sum of a part behind what it is the sum of. */
  subtotalBehind: { reads: 'normalised', at: 'lastWord' },
  /** A card, before its number and the sum of what was bought with it. */
  cardNamed: { reads: 'normalised', at: 'part' },
  /** The sum of what was bought with one card, behind its number. */
  cardTotal: { reads: 'normalised', at: 'part' },
  /** How a label begins that names a sum. */
  sum: { reads: 'normalised', at: 'firstWord' },
  /** How a text begins that says first that it is a sum. */
  sumBegins: { reads: 'printed', at: 'start' },
  /** What banks and states take, and what money earns: kinds of movement next to others. */
  kindOfMovement: { reads: 'normalised', at: 'word' },
  /** What a line begins with that says there are no rows of a kind. */
  none: { reads: 'printed', at: 'part' },
  /** What rows are called behind their count. */
  rowsCounted: { reads: 'printed', at: 'part' },
  /** What is written next to a title where its part continues, over the page say. */
  continued: { reads: 'printed', at: 'part' },
  /** Words for a payment card, as they begin. */
  cardBegins: { reads: 'normalised', at: 'firstLetters' },
  /** Words for a statement of a card, as they begin. */
  cardStatementBegins: { reads: 'normalised', at: 'firstLetters' },
  /** What cards are called that pay with money of an account, or of their own, as the words begin. */
  holdsMoney: { reads: 'normalised', at: 'start' },
  /** Titles of statements of accounts and cards. */
  statementTitle: { reads: 'printed', at: 'phrases' },
  /** What the head of a hotel's folio calls a guest's room. */
  room: { reads: 'printed', at: 'phrases' },
  /** What it calls the day a guest came. */
  arrival: { reads: 'printed', at: 'phrases' },
  /** What it calls the day a guest went. */
  departure: { reads: 'printed', at: 'phrases' },
  /** Words of a sentence about paying, as they begin. */
  speaksOfPaying: { reads: 'normalised', at: 'wordStart' },
  /** What stands before the last day to pay. */
  payBy: { reads: 'normalised', at: 'lastWord' },
  /** How labels begin that name another paper's number or date: taken only where the document's own is not printed. */
  secondBestLabel: { reads: 'normalised', at: 'firstWord' },
  /** What may stand between a label and the code it is for. */
  beforeCode: { reads: 'printed', at: 'whole' },
  /** How the first word of a total begins. */
  totalBegins: { reads: 'normalised', at: 'start' },
  /** How a sum is called at a till; what was read for its letters is recognized by the caller. */
  sumIllRead: { reads: 'normalised', at: 'part' },
  /** What tills print next to a sum. */
  besideSum: { reads: 'normalised', at: 'start' },
  /** How a letter addresses a person. */
  addressedAs: { reads: 'printed', at: 'part' },
  /** What stands in a seller's own block and in no customer's. */
  sellersMark: { reads: 'printed', at: 'anywhere' },
  /** Labels that say only that a name follows. */
  nameLabel: { reads: 'normalised', at: 'whole' },
  /** How labels end that say that a company's name follows. */
  legalNameLabel: { reads: 'normalised', at: 'lastWord' },
  /** What is shown of the account to pay to. */
  bankDetail: { reads: 'normalised', at: 'word' },
  /** What tills print for a customer they do not know. */
  walkInCustomer: { reads: 'printed', at: 'anywhere' },
  /** The same at the end of a text. */
  walkInCustomerBehind: { reads: 'printed', at: 'end' },
  /** What is printed for a customer's name and is none. */
  noCustomer: { reads: 'printed', at: 'anywhere' },
  /** What stands before the name of somebody at the party's. */
  attention: { reads: 'normalised', at: 'whole' },
  /** What stands before the company that another belongs to. */
  unitOf: { reads: 'printed', at: 'part' },
  /** How titles end of what is shown about a party. */
  detailsBehind: { reads: 'printed', at: 'end' },
  /** How titles begin of what is shown about a party. */
  detailsOf: { reads: 'printed', at: 'start' },
  /** What a page is called where a name might stand. */
  pageBeforeNumber: { reads: 'printed', at: 'part' },
  /** Small words that names begin with. */
  nameParticle: { reads: 'printed', at: 'part' },
  /** What stands before or over a name and is none. */
  salutation: { reads: 'printed', at: 'part' },
  /** Labels of names, as they stand before a colon. */
  labelOnName: { reads: 'printed', at: 'part' },
  /** What a name on a shop's head begins with where it is its owner's. */
  ownerTitle: { reads: 'printed', at: 'part' },
  /** What stands between a label and the name of the person it is for. */
  attentionMark: { reads: 'printed', at: 'part' },
  /** How a seller lets itself be reached, and what its tax numbers are called. */
  contact: { reads: 'printed', at: 'word' },
  /** What a company must say of itself on its documents, behind its name. */
  registered: { reads: 'printed', at: 'word' },
  /** The same, as the words begin. */
  registration: { reads: 'printed', at: 'wordStart' },
  /** What registers of companies are called. */
  tradeRegister: { reads: 'printed', at: 'anywhere' },
  /** Words over a list of payments made on the document, which are none of its items. */
  paymentsHeading: { reads: 'normalised', at: 'word' },
  /** Small words that stand before the day of the document. */
  datedLabel: { reads: 'normalised', at: 'whole' },
  /** A number, without saying of what. */
  bareNumber: { reads: 'normalised', at: 'whole' },
  /** The labels of three letters at most that may be those of the document's number or day. */
  shortLabel: { reads: 'normalised', at: 'whole' },
  /** How months begin that a year may be written onto. */
  monthBegins: { reads: 'printed', at: 'part' },
  /** What heads a rate. */
  rate: { reads: 'printed', at: 'word' },
  /** What may stand next to a title and is none of it. */
  besideTitle: { reads: 'normalised', at: 'whole' },
  /** Small words that never decide what the label of a sum says. */
  smallWordOfSums: { reads: 'normalised', at: 'part' },
  /** Says of a sum that a tax is in it. */
  includes: { reads: 'normalised', at: 'part' },
  /** Says of a sum that a tax is not in it. */
  excludes: { reads: 'normalised', at: 'part' },
  /** A total by its own word. */
  totalWord: { reads: 'normalised', at: 'word' },
  /** What makes a total outweigh a bare one. */
  grandTotal: { reads: 'printed', at: 'anywhere' },
  /** What a name ends with that a letter addresses. */
  addressedName: { reads: 'printed', at: 'part' },
  /** What stands between the parts of a day with its month by name. */
  joinsDate: { reads: 'printed', at: 'whole' },
} as const satisfies Readonly<Record<string, ConceptForm>>;

/** Something that words of each language say. */
export type Concept = keyof typeof CONCEPTS;
