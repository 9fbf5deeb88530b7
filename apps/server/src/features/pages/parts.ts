import type { ReviewResponse } from '@tieout/contract';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { FindActor } from '../accounts/identify.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { ConfiguredFeatures } from '../settings/public-settings.ts';

/** What the pages of the site are made with. */
export type PageParts = ConfiguredFeatures & {
  readonly database: Database;
  readonly settings: CurrentSettings;
  /** How people reach the product: "https://tieout.example". */
  readonly publicUrl: () => string;
  readonly findActor: FindActor;
  /** The document as its owner reviews it; null for anybody else, and for a file that cannot be reviewed. */
  readonly reviewOf: (actor: Actor | null, fileId: string) => Promise<ReviewResponse | null>;
};
