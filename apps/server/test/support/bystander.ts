import { randomUUID } from 'node:crypto';
import {
  keptMappingsResponseSchema,
  newApiKeySchema,
  newWebhookSchema,
  paths,
  pathTo,
  type WebhookPayload,
} from '@tieout/contract';
import { sessions, webhookDeliveries } from '../../src/platform/database/account-schema.ts';
import { invoices } from '../../src/platform/database/billing-schema.ts';
import { blogPosts } from '../../src/platform/database/service-schema.ts';
import { newAccount } from './accounts.ts';
import type { Client } from './client.ts';
import type { Belonging } from './matrix-rows.ts';
import { beginSubscription } from './payer.ts';
import type { TestProduct } from './start-test-product.ts';
import { writePdf } from './write-pdf.ts';

/** An account that owns one of everything, and takes no part but to have it left alone. */
export type Bystander = {
  readonly client: Client;
  /** What fills the path of a route that is asked for that belonging, by the parameter's name. */
  readonly ids: Readonly<Record<Belonging, Readonly<Record<string, string>>>>;
  readonly clientSecret: string;
  /** Ids and addresses that nobody else's answer may hold. */
  readonly marks: readonly string[];
  /** Everything it sees of its own, as one text that is another as soon as anything of it changes. */
  belongings(): Promise<string>;
};

/** Opens an account on the business plan with a file, mapping, sign-in, key, webhook, delivery, invoice and open payment. */
export async function newBystander(product: TestProduct): Promise<Bystander> {
  const { client, auth } = await newAccount(product, { plan: 'business', isVerified: true });
  const { fileId } = await client.uploaded(writePdf([[`bystander ${auth.user.id}`]]));
  await client.post(pathTo(paths.map, { fileId }), { mapping: { date: 'Date' }, exportFormat: 'qbo' });
  await client.patch(pathTo(paths.fileLabels, { fileId }), {
    labels: [{ rows: ['0-0'], category: 'Meals' }],
  });
  await client.put(paths.userBooks, { region: 'GB' });
  const key = newApiKeySchema.parse(
    await (await client.post(paths.userApiKeys, { name: 'ledger', scopes: ['read'] })).json(),
  );
  const hook = newWebhookSchema.parse(
    await (await client.post(paths.userWebhooks, { url: 'https://hooks.invalid/' })).json(),
  );
  const { mappings } = keptMappingsResponseSchema.parse(await (await client.get(paths.userMappings)).json());
  const { clientSecret } = await beginSubscription(client, 'pro');
  await client.post(paths.sandboxConfirm, { clientSecret, card: 'needs-confirmation' });
  const sessionId = await secondSignIn(product, auth.user.id);
  const deliveryId = await newDelivery(product, { webhookId: hook.id, fileId });
  const invoiceId = await newInvoice(product, auth.user.id);
  const draft = await newDraft(product);
  const mappingId = mappings[0]?.id ?? '';
  const ids = {
    session: { sessionId },
    mapping: { id: mappingId },
    apiKey: { id: key.id },
    webhook: { id: hook.id },
    delivery: { id: hook.id, deliveryId },
    invoice: { id: invoiceId },
    payment: {},
    user: { userId: auth.user.id },
    file: { id: fileId },
    draft,
  };
  const own = [
    ...[paths.profile, paths.sessions, paths.userFiles, paths.userMappings, paths.userApiKeys],
    ...[paths.userWebhooks, paths.userBooks, paths.userChoices, paths.billing],
    pathTo(paths.userWebhookDeliveries, { id: hook.id }),
    pathTo(paths.file, { fileId }),
  ];
  return {
    ...{ client, ids, clientSecret },
    marks: [
      fileId,
      mappingId,
      key.id,
      hook.id,
      deliveryId,
      invoiceId,
      sessionId,
      clientSecret,
      auth.user.id,
      auth.user.email,
    ],
    async belongings() {
      const texts = [];
      for (const path of own) texts.push(await (await client.get(path)).text());
      const drafts = await product.parts.database.select().from(blogPosts);
      return [...texts, JSON.stringify(drafts.find(({ id }) => id === draft.id))].join('\n');
    },
  };
}

async function secondSignIn(product: TestProduct, userId: string): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const expiresAt = new Date(at.getTime() + 24 * 60 * 60_000);
  const row = { id, userId, token: id, expiresAt, createdAt: at, updatedAt: at };
  await product.parts.database.insert(sessions).values(row);
  return id;
}

async function newDelivery(
  product: TestProduct,
  { webhookId, fileId }: { readonly webhookId: string; readonly fileId: string },
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const payload: WebhookPayload = {
    ...{ id, event: 'conversion.completed', createdAt: at.toISOString() },
    file: {
      id: fileId,
      status: 'completed',
      verdict: 'proven',
      correctionCount: 0,
      pageCount: 1,
      problem: null,
    },
  };
  const row = { id, webhookId, event: 'conversion.completed', payload, status: 'delivered' as const };
  await product.parts.database.insert(webhookDeliveries).values({ ...row, createdAt: at });
  return id;
}

async function newInvoice(product: TestProduct, userId: string): Promise<string> {
  const id = `in_${randomUUID()}`;
  await product.parts.database.insert(invoices).values({
    ...{ id, userId, realm: 'sandbox', number: 'TEST-0001', status: 'paid', amountMinor: 9900 },
    ...{ currency: 'USD', plan: 'business', issuedAt: new Date(), paidAt: new Date(), url: null },
  });
  return id;
}

async function newDraft(product: TestProduct): Promise<{ id: string; slug: string }> {
  const id = randomUUID();
  const at = new Date();
  const post = { id, slug: `draft-${id}`, title: 'A draft', excerpt: '', content: 'Not yet for everybody.' };
  await product.parts.database.insert(blogPosts).values({ ...post, createdAt: at, updatedAt: at });
  return { id, slug: post.slug };
}
