import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/database/schema.ts',
    './src/platform/database/account-schema.ts',
    './src/platform/database/service-schema.ts',
    './src/platform/database/billing-schema.ts',
  ],
  out: './drizzle',
});
