import { paths } from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailTo } from './support/mail.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ environment: { ADMIN_EMAILS: 'boss@example.com' } });
});
afterAll(() => product?.stop());

describe('the contact page', () => {
  test('mails the message to the admins, to be answered to its writer', async () => {
    const message = 'Does it read statements of savings banks?';
    const answer = await product
      .client()
      .post(paths.contact, { name: 'Ann', email: 'ann@example.com', message });
    expect(answer.status).toBe(200);
    const mail = await mailTo(product.dataFolder, 'boss@example.com', /contact page/);
    expect(mail).toContain(message);
    expect(mail).toContain('Reply-To: ann@example.com');
  });

  test('refuses a message without a sentence', async () => {
    const answer = await product.client().post(paths.contact, { email: 'ann@example.com', message: 'hi' });
    expect(answer.status).toBe(400);
  });
});
