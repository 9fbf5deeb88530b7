// Builds the web app where it is missing or stale, as `npm start` does, and ends.
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
