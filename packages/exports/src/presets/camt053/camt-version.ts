/** What differs between two versions of the CAMT.053 message. */
export type CamtVersion = {
  readonly namespace: string;
  readonly status: string;
  /** A party by its name. */
  readonly party: (name: string) => string;
};

/** Version 2 of 2009: ISO 20022 message definition report "Bank-to-Customer Cash Management", camt.053.001.02. */
export const CAMT_02: CamtVersion = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
  status: '<Sts>BOOK</Sts>',
  party: (name) => `<Nm>${name}</Nm>`,
};

/** Version 8 of 2019, camt.053.001.08: statuses are codes, parties are a choice of party or agent. SWIFT and the European banks moved to it in 2023–2025. */
export const CAMT_08: CamtVersion = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
  status: '<Sts><Cd>BOOK</Cd></Sts>',
  party: (name) => `<Pty><Nm>${name}</Nm></Pty>`,
};
