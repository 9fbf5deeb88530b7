/** How the words for a concept are searched in a text. */
export type ConceptForm = {
  /** Whether the text is searched as printed, ignoring case, or normalized, without accents and punctuation. */
  readonly reads: 'printed' | 'normalised';
  /**
   * Where the words must be. A letter with an accent ends a preceding `word` as a space does. Words of scripts without spaces may be
   * anywhere.
   */
  readonly at:
    | 'anywhere'
    /** A whole word; or the beginning or end of a word. */
    | 'word'
    | 'wordStart'
    | 'wordEnd'
    /** A whole word in the letters of any script, or the beginning of one. */
    | 'letters'
    | 'lettersStart'
    /** A word before a space or the end. */
    | 'spaced'
    /** The beginning of a space-separated word. */
    | 'firstLetters'
    /** The whole text, its first or last word, its beginning or its end. */
    | 'whole'
    | 'firstWord'
    | 'lastWord'
    | 'start'
    | 'end'
    /** Inside a larger pattern that the calling rule builds, or a list of its own. */
    | 'part'
    /** A phrase of a table. */
    | 'phrases';
};

/** The concepts. Every language file may hold a list of words for each, under its name; a language without a list has no word for it. */
export const CONCEPTS = {
  /** Titles of payments: payments are money in on a card and money out of a bank account. */
  payment: { reads: 'printed', at: 'anywhere' },
  /** Headers of payments, or of payments and credits. */
  paymentHeading: { reads: 'printed', at: 'anywhere' },
  /** A row that pays off a balance. */
  paidOff: { reads: 'normalised', at: 'word' },
  /** The beginning of the label of a section's subtotal. */
  subtotal: { reads: 'printed', at: 'start' },
  /** Headers of check numbers. */
  cheque: { reads: 'printed', at: 'word' },
  /** Headers of a column with the status of each transaction. */
  /** Headings over the day a deposit or a bond falls due: its table lists what is held. */
  maturityHeading: { reads: 'normalised', at: 'word' },
  statusHeading: { reads: 'normalised', at: 'word' },
  /** What heads the branches, channels and clerks that booked each movement, which say nothing of it. */
  branchHeading: { reads: 'normalised', at: 'whole' },
  /** A line behind the last transaction that says that no more follow. */
  endOfRows: { reads: 'normalised', at: 'whole' },
  /** A status of a transaction that failed or is still pending. */
  failed: { reads: 'normalised', at: 'whole' },
  /** Marks a balance as the one before the row. */
  before: { reads: 'printed', at: 'letters' },
  /** Marks a balance as the one after the row. */
  after: { reads: 'printed', at: 'letters' },
  /** Marks a balance as the available balance, which differs from the booked one. */
  availableBalance: { reads: 'normalised', at: 'word' },
  /** The instalment of a purchase that is charged now. */
  chargedNow: { reads: 'normalised', at: 'word' },
  /** The remaining instalments of a purchase, which are no account balance. */
  stillToPay: { reads: 'normalised', at: 'word' },
  /** The amount charged to the account for a purchase, in the account's currency. */
  billed: { reads: 'normalised', at: 'word' },
  /** Headers of the currency of each purchase. */
  currencyHeading: { reads: 'normalised', at: 'whole' },
  /** Headers of a currency column in which each currency has its own rows. */
  currencyColumn: { reads: 'printed', at: 'whole' },
  /** The name of a country's currency, next to which another one is named. */
  ownMoney: { reads: 'printed', at: 'word' },
  /** Adjacent headers for year, month and day, in the orders of countries that print dates in three columns. */
  dayPartsHeading: { reads: 'normalised', at: 'whole' },
  /** A word for the year before those for month and day. */
  yearHeading: { reads: 'normalised', at: 'part' },
  /** A header for the day number alone. */
  dayHeading: { reads: 'normalised', at: 'whole' },
  /** A header for the month number alone. */
  monthHeading: { reads: 'normalised', at: 'whole' },
  /** A tax column next to the amount, similar to a fee column. */
  taxColumn: { reads: 'normalised', at: 'word' },
  /** Bank fees. */
  fees: { reads: 'normalised', at: 'word' },
  /** What a sum over several accounts adds up: their balances, and no transactions. */
  ofAccounts: { reads: 'normalised', at: 'word' },
  /** Marks a balance as a debt, which withdrawals raise. */
  owed: { reads: 'normalised', at: 'word' },
  /** Debt, in words that mean nothing else in any language: "du" is a balance in Vietnamese. */
  debt: { reads: 'normalised', at: 'word' },
  /** Marks a balance as a debt by itself, whatever its header says. */
  saysOwed: { reads: 'normalised', at: 'word' },
  /** Says on the line of a balance that it is the holder's, or the bank's: "in your favour". */
  inHoldersFavour: { reads: 'normalised', at: 'word' },
  inBanksFavour: { reads: 'normalised', at: 'word' },
  /** Names for the statement of a loan. */
  loan: { reads: 'normalised', at: 'word' },
  /** Before the law that a title names: "Statement of your loan agreement regulated by the Consumer Credit Act". */
  underLaw: { reads: 'normalised', at: 'part' },
  /** Titles of a section about a loan. */
  loanTitle: { reads: 'normalised', at: 'part' },
  /** Columns next to the principal in a table of what only a borrower pays. */
  borrowersColumn: { reads: 'normalised', at: 'word' },
  /** Contributions to a savings or pension plan. */
  contributed: { reads: 'normalised', at: 'word' },
  /** Distributions from a plan. */
  distributed: { reads: 'normalised', at: 'word' },
  /** Headers of the amount lent. */
  advanced: { reads: 'normalised', at: 'whole' },
  /** Headers of loan repayments. */
  paidBack: { reads: 'normalised', at: 'whole' },
  /** Headers of the cost of a loan. */
  costOfLoan: { reads: 'normalised', at: 'whole' },
  /** Headers of the part of a payment that reduces the debt. */
  principal: { reads: 'normalised', at: 'whole' },
  /** Headers of the cost basis of a holding, which is no other currency. */
  costBasis: { reads: 'printed', at: 'word' },
  /** Days of float until a check is collected, as headers print them after their number. */
  daysOfFloat: { reads: 'printed', at: 'part' },
  /** Joins a mark next to rows to its explanation. */
  legend: { reads: 'printed', at: 'part' },
  /** Precedes the currency of a column's amounts. */
  inMoney: { reads: 'printed', at: 'part' },
  /** The unit of a column's amounts, by name. */
  moneyOfFigures: { reads: 'printed', at: 'part' },
  /** Names a column of money in or out by itself, but means nothing inside a longer header. */
  sideHeading: { reads: 'normalised', at: 'whole' },
  /** Headers that mean an amount in one language and a date or a text in another. */
  twoMeanings: { reads: 'normalised', at: 'part' },
  /** The beginning of rows that say they are money out. */
  spent: { reads: 'printed', at: 'firstWord' },
  /** A row for returned money. */
  turnedBack: { reads: 'printed', at: 'word' },
  /** A discount on a purchase, as opposed to a fee deducted from income. */
  discount: { reads: 'printed', at: 'word' },
  /** In front of a term of an equation: says only that it is added or subtracted. */
  signOfTerm: { reads: 'normalised', at: 'whole' },
  /** Says only that what follows is subtracted. */
  takenOff: { reads: 'normalised', at: 'whole' },
  /** Marks a balance as cash, which is an asset and never a debt. */
  cash: { reads: 'printed', at: 'word' },
  /** Headers of entries in accounting software. */
  voucher: { reads: 'printed', at: 'word' },
  /** Small words that join two terms in a title. */
  joining: { reads: 'printed', at: 'whole' },
  /** Names for a prepaid card. */
  prepaid: { reads: 'printed', at: 'word' },
  /** Money loaded onto a prepaid card, and what is left of it. */
  loaded: { reads: 'printed', at: 'word' },
  /** Words for a card with credit. */
  lent: { reads: 'printed', at: 'word' },
  /** The upper line of the header of an available balance. */
  availableHeading: { reads: 'printed', at: 'whole' },
  /** The lower line of that header. */
  balanceHeading: { reads: 'printed', at: 'whole' },
  /** Names a card in a phrase without saying anything about credit. */
  cardInPhrase: { reads: 'normalised', at: 'anywhere' },
  /** A fee by itself, which says nothing about credit. */
  feePhrase: { reads: 'normalised', at: 'firstWord' },
  /** Headers over row numbers. */
  counterHeading: { reads: 'normalised', at: 'whole' },
  /** A label of a number that does not say of what. */
  numberLabel: { reads: 'normalised', at: 'whole' },
  /** Says that an account had no transactions. */
  noTransactions: { reads: 'normalised', at: 'word' },
  /** Words for an account or a card. */
  accountNoun: { reads: 'normalised', at: 'word' },
  /** Words between a word for an account and its number. */
  numberWord: { reads: 'normalised', at: 'whole' },
  /** Names for an interbank account number, which is longer than the bank's own. */
  interbankNumber: { reads: 'normalised', at: 'whole' },
  /** Labels of the number of a card's own account. */
  cardAccount: { reads: 'normalised', at: 'whole' },
  /** The end of labels of numbers that are not an account number. */
  otherNumber: { reads: 'normalised', at: 'lastWord' },
  /** Says in a sentence that another account pays: "prélevé le 6 février sur le compte". */
  debitedAccount: { reads: 'normalised', at: 'word' },
  /** The beginning of words for a statement. */
  statementBegins: { reads: 'printed', at: 'lettersStart' },
  /** Says that a statement covers one day. */
  forDay: { reads: 'printed', at: 'part' },
  /** Says that a statement covers one day, in a language that writes some dates month first. */
  forDayMonthFirst: { reads: 'printed', at: 'part' },
  /** Between the first and last day of a period. */
  until: { reads: 'printed', at: 'part' },
  /** Joins two days of one month. */
  toDay: { reads: 'printed', at: 'part' },
  /** Precedes a due date. */
  payUntil: { reads: 'printed', at: 'whole' },
  /** The greeting of a letter. */
  greeting: { reads: 'printed', at: 'firstWord' },
  /** The authorization code on a card terminal's slip. */
  slipAuthorisation: { reads: 'printed', at: 'wordStart' },
  /** Mentions of the PIN on a card terminal's slip. */
  slipPin: { reads: 'printed', at: 'wordStart' },
  /** Says that a card was read, on a slip. */
  contactless: { reads: 'printed', at: 'word' },
  /** The money that a till gave back. */
  changeGiven: { reads: 'printed', at: 'whole' },
  /** Cash given and change, on a till receipt. */
  slipChange: { reads: 'printed', at: 'word' },
  /** Precedes the number of a till or a cashier. */
  cashier: { reads: 'printed', at: 'part' },
  /** Names a slip as the customer's receipt. */
  yourReceipt: { reads: 'printed', at: 'word' },
  /** Card brands and types, as slips print them before the last digits. */
  cardPaid: { reads: 'printed', at: 'part' },
  /** Between a card's name and its last digits. */
  cardEnding: { reads: 'printed', at: 'part' },
  /** Between the word for a page and its number. */
  numberOfPage: { reads: 'printed', at: 'part' },
  /** Between page number and page count, in the margins of tables. */
  ofPagesInMargin: { reads: 'printed', at: 'part' },
  /** The word for a page before its number. */
  page: { reads: 'printed', at: 'part' },
  /** The word for a page after its number, in scripts without spaces. */
  pageBehind: { reads: 'printed', at: 'part' },
  /** Between page number and page count. */
  ofPages: { reads: 'printed', at: 'part' },
  /** Small words that never decide the meaning of a label. */
  smallWord: { reads: 'normalised', at: 'part' },
  /** Escrow for taxes and insurance next to a loan, which is not the loan's balance. */
  setAside: { reads: 'printed', at: 'start' },
  /** Averages: an average balance is the balance of no day. */
  averaged: { reads: 'printed', at: 'spaced' },
  /** By how much something changed: the change in a balance is none. */
  changed: { reads: 'printed', at: 'start' },
  /** The unit of a plan's length: what is paid over 12 months is no balance. */
  monthsOfPlan: { reads: 'printed', at: 'part' },
  /** Words for a balance. */
  balanceWord: { reads: 'normalised', at: 'part' },
  /** Marks a balance as the opening one. */
  openingWord: { reads: 'normalised', at: 'part' },
  /** Marks a balance as the closing one. */
  closingWord: { reads: 'normalised', at: 'part' },
  /** Marks a balance as not paid yet: the closing one, unless it is that of a statement before. */
  outstandingWord: { reads: 'normalised', at: 'part' },
  /** Marks the balance at the end of a day, which closes no account. */
  dayWord: { reads: 'normalised', at: 'part' },
  /** Words that qualify a balance: what it is the balance of, and whether it is a debit or credit balance. */
  balancePart: { reads: 'normalised', at: 'part' },
  /** Between a balance and the name of its account. */
  balanceFor: { reads: 'printed', at: 'part' },
  /** A minimum payment, which is not the amount due. */
  least: { reads: 'printed', at: 'spaced' },
  /** Marks an amount as payable, which may be less than the debt. */
  toBePaid: { reads: 'normalised', at: 'word' },
  /** Points, whose balances and totals are no money. */
  points: { reads: 'printed', at: 'word' },
  /** A word for points that can also mean a place. */
  pointOrPlace: { reads: 'printed', at: 'part' },
  /** Follows that word if it means a place. */
  placeBehindPoint: { reads: 'printed', at: 'part' },
  /** Marks a total as year to date. */
  yearToDate: { reads: 'printed', at: 'word' },
  /** The same, inside other words. */
  yearSoFar: { reads: 'printed', at: 'anywhere' },
  /** The same at the end of a word. */
  thisYear: { reads: 'printed', at: 'wordEnd' },
  /** Precedes the year of a total. */
  inYear: { reads: 'printed', at: 'part' },
  /** The beginning of totals that may be year to date. */
  totalOfYear: { reads: 'normalised', at: 'start' },
  /** Credit limits, which were never booked. */
  limit: { reads: 'printed', at: 'spaced' },
  /** Follows the label of a total. */
  totalBehind: { reads: 'normalised', at: 'lastWord' },
  /** The word for a subtotal after its section. */
  subtotalBehind: { reads: 'normalised', at: 'lastWord' },
  /** A card, before its number and the total of its purchases. */
  cardNamed: { reads: 'normalised', at: 'part' },
  /** The total of one card's purchases, after its number. */
  cardTotal: { reads: 'normalised', at: 'part' },
  /** The beginning of a label of a total. */
  sum: { reads: 'normalised', at: 'firstWord' },
  /** Where money was paid, or what one of several costs: a label with such words is a charge, and no total. */
  whereOrPrice: { reads: 'normalised', at: 'word' },
  /** Between a number of things and the price of one. */
  pricedAt: { reads: 'printed', at: 'part' },
  /** Begins the label of a number of rows: "Number of debits". */
  countBegins: { reads: 'printed', at: 'start' },
  /** The beginning of a text that starts with words for a total. */
  sumBegins: { reads: 'printed', at: 'start' },
  /** Types of transactions next to others: fees, taxes, interest. */
  kindOfMovement: { reads: 'normalised', at: 'word' },
  /** The beginning of a line that says a section has no rows. */
  none: { reads: 'printed', at: 'part' },
  /** The word for rows after their count. */
  rowsCounted: { reads: 'printed', at: 'part' },
  /** Marks a title as continued, from the page before for example. */
  continued: { reads: 'printed', at: 'part' },
  /** The beginning of words for a payment card. */
  cardBegins: { reads: 'normalised', at: 'firstLetters' },
  /** The beginning of words for a card statement. */
  cardStatementBegins: { reads: 'normalised', at: 'firstLetters' },
  /** The beginning of words for debit and prepaid cards. */
  holdsMoney: { reads: 'normalised', at: 'start' },
  /** Titles of account and card statements. */
  statementTitle: { reads: 'printed', at: 'phrases' },
  /** The guest's room on a hotel folio. */
  room: { reads: 'printed', at: 'phrases' },
  /** The arrival date on a hotel folio. */
  arrival: { reads: 'printed', at: 'phrases' },
  /** The departure date on a hotel folio. */
  departure: { reads: 'printed', at: 'phrases' },
  /** A meter on a bill for water, electricity or gas. */
  meter: { reads: 'printed', at: 'phrases' },
  /** What such a meter showed. */
  meterReading: { reads: 'printed', at: 'phrases' },
  /** How much was used, by a meter. */
  meteredUse: { reads: 'printed', at: 'phrases' },
  /** The beginning of words in sentences about paying. */
  speaksOfPaying: { reads: 'normalised', at: 'wordStart' },
  /** Precedes the due date. */
  payBy: { reads: 'normalised', at: 'lastWord' },
  /** Words of a sentence about a debit of the buyer's account, as they begin. */
  speaksOfDebit: { reads: 'normalised', at: 'wordStart' },
  /** What stands before the day of a debit. */
  debitOn: { reads: 'normalised', at: 'lastWord' },
  /** How labels begin that name another paper's number or date: taken only where the document's own is not printed. */
  secondBestLabel: { reads: 'normalised', at: 'firstWord' },
  /** Words between a label and its code. */
  beforeCode: { reads: 'printed', at: 'whole' },
  /** The beginning of a total's first word. */
  totalBegins: { reads: 'normalised', at: 'start' },
  /** Words for a total on till receipts; the caller handles misread letters. */
  sumIllRead: { reads: 'normalised', at: 'part' },
  /** Printed next to a total by tills. */
  nextToTotal: { reads: 'normalised', at: 'start' },
  /** How a letter addresses a person. */
  addressedAs: { reads: 'printed', at: 'part' },
  /** Appears in a vendor's block and never in a customer's. */
  sellersMark: { reads: 'printed', at: 'anywhere' },
  /** Labels that only announce a name. */
  nameLabel: { reads: 'normalised', at: 'whole' },
  /** The end of labels that announce a company name. */
  legalNameLabel: { reads: 'normalised', at: 'lastWord' },
  /** Bank details for payment. */
  bankDetail: { reads: 'normalised', at: 'word' },
  /** Printed by tills for an unknown customer. */
  walkInCustomer: { reads: 'printed', at: 'anywhere' },
  /** The same at the end of a text. */
  walkInCustomerBehind: { reads: 'printed', at: 'end' },
  /** Printed in place of a customer's name. */
  noCustomer: { reads: 'printed', at: 'anywhere' },
  /** Precedes the name of a contact person at the party. */
  attention: { reads: 'normalised', at: 'whole' },
  /** A part of a company that bills are sent to, not its name. */
  department: { reads: 'normalised', at: 'whole' },
  /** Precedes the company that another one belongs to. */
  unitOf: { reads: 'printed', at: 'part' },
  /** The end of titles over a party's details. */
  detailsBehind: { reads: 'printed', at: 'end' },
  /** The beginning of titles over a party's details. */
  detailsOf: { reads: 'printed', at: 'start' },
  /** Words for a page where a name could be. */
  pageBeforeNumber: { reads: 'printed', at: 'part' },
  /** Small words that names begin with. */
  nameParticle: { reads: 'printed', at: 'part' },
  /** Salutations before or above a name. */
  salutation: { reads: 'printed', at: 'part' },
  /** Labels of names before a colon. */
  labelOnName: { reads: 'printed', at: 'part' },
  /** The beginning of a name at the top of a shop's receipt that is the owner's. */
  ownerTitle: { reads: 'printed', at: 'part' },
  /** Between a label and the name of a contact person. */
  attentionMark: { reads: 'printed', at: 'part' },
  /** Contact details of a vendor, and names of its tax numbers. */
  contact: { reads: 'printed', at: 'word' },
  /** Registration details that a company must print, after its name. */
  registered: { reads: 'printed', at: 'word' },
  /** The same, as the beginning of words. */
  registration: { reads: 'printed', at: 'wordStart' },
  /** Names of company registers. */
  tradeRegister: { reads: 'printed', at: 'anywhere' },
  /** Headers of a list of payments on the document, which are no line items. */
  paymentsHeading: { reads: 'normalised', at: 'word' },
  /** What a name that something is sent to is labelled with. */
  addressee: { reads: 'normalised', at: 'whole' },
  /** Labels who receives the goods: the customer only where no other label names one. */
  consignee: { reads: 'normalised', at: 'whole' },
  /** Titles of the slip that the customer sends back with a payment. */
  returnSlip: { reads: 'normalised', at: 'whole' },
  /** Small words before the document's date. */
  datedLabel: { reads: 'normalised', at: 'whole' },
  /** A number without saying of what. */
  bareNumber: { reads: 'normalised', at: 'whole' },
  /** Labels of at most three letters for the document's number or date. */
  shortLabel: { reads: 'normalised', at: 'whole' },
  /** The beginning of months that may be followed directly by a year. */
  monthBegins: { reads: 'printed', at: 'part' },
  /** Headers of a rate. */
  rate: { reads: 'printed', at: 'word' },
  /** Words next to a title that are not part of it. */
  nextToTitle: { reads: 'normalised', at: 'whole' },
  /** Small words that never decide the meaning of a total's label. */
  smallWordOfSums: { reads: 'normalised', at: 'part' },
  /** Says that a total includes a tax. */
  includes: { reads: 'normalised', at: 'part' },
  /** Begins a line that says what part of an item's amount is. */
  partOfAmount: { reads: 'normalised', at: 'start' },
  /** Says that a total excludes a tax. */
  excludes: { reads: 'normalised', at: 'part' },
  /** Says that what was sold bears no tax. */
  untaxed: { reads: 'normalised', at: 'word' },
  /** Words for a total. */
  totalWord: { reads: 'normalised', at: 'word' },
  /** Names what is charged on a slip that lists nothing. */
  amountAlone: { reads: 'normalised', at: 'whole' },
  /** Behind a weight, without its wrapping: "0.842 kg net @ 3.90". */
  netWeight: { reads: 'printed', at: 'part' },
  /** Behind or before the price of one: "@ 1.80 each", "3.50 per kg". */
  priceOfOne: { reads: 'printed', at: 'part' },
  /** Names the pump that fuel came from, before its number. */
  fuelPump: { reads: 'printed', at: 'part' },
  /** Makes a total outrank a plain one. */
  grandTotal: { reads: 'printed', at: 'anywhere' },
  /** The end of a name that a letter addresses. */
  addressedName: { reads: 'printed', at: 'part' },
  /** Between the parts of a date with its month by name. */
  joinsDate: { reads: 'printed', at: 'whole' },
} as const satisfies Readonly<Record<string, ConceptForm>>;

/** A concept that the words of each language express. */
export type Concept = keyof typeof CONCEPTS;
