declare const ownedMark: unique symbol;

/** A thing that was checked to belong to who asks; only an ownership check makes one: the store's query by owner and id. */
export type Owned<Thing> = Thing & { readonly [ownedMark]: true };
