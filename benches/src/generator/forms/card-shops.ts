/** How a card in English writes what was bought, paid, given back and charged. */
export const CARD_SHOPS = {
  card: [['{m} {c}'], ['{m} {c} {f}']],
  transferIn: [['PAYMENT RECEIVED - THANK YOU']],
  refund: [['{m} REFUND']],
  fee: [['LATE PAYMENT FEE'], ['INTEREST CHARGED']],
};
