import { createTransport } from 'nodemailer';

/** Speaks to the mail server up to the point where a mail would be sent; throws why that does not work. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
