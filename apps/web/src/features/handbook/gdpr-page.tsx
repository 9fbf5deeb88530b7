import { Link } from 'wouter';
import { Article } from './article.tsx';

const RIGHTS = [
  [
    'Access and portability (Articles 15 and 20)',
    'Your account page exports everything kept about you as one ZIP, in files a program can read.',
  ],
  ['Rectification (Article 16)', 'Correct rows in the review, and your name and address in your account.'],
  [
    'Erasure (Article 17)',
    'Delete a file in My Files and it is gone at once: PDF, rows, corrections and exports. Your account page removes the whole account the same way.',
  ],
  ['Restriction (Article 18)', 'Ask, and your files are left untouched until the question is settled.'],
  ['Complaint (Article 77)', 'You may complain to the data protection authority of your country.'],
] as const;

/** /gdpr: the rights of those whose data this is, and how to use them. */
export default function GdprPage() {
  return (
    <Article title="GDPR" lead="Your rights over your data, and how to use them here.">
      <p>
        Whoever runs this installation is the controller of your account's data, and the processor of the
        documents you upload on behalf of your business. No certificate is claimed: this page says what is
        done.
      </p>
      {RIGHTS.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>Lawful basis</h2>
      <p>
        Files are processed to do what you asked for (Article 6(1)(b)). The record of sign-ins and downloads
        is kept against misuse (Article 6(1)(f)).
      </p>
      <h2>How to ask</h2>
      <p>
        Write by the <Link href="/contact">contact page</Link>, from the address of your account. The law
        allows one month for an answer.
      </p>
    </Article>
  );
}
