import { Link } from 'wouter';
import { Article } from './article.tsx';

const RIGHTS = [
  [
    'Access and portability (Articles 15 and 20)',
    'Your account page exports all data about you as one ZIP, in machine-readable files.',
  ],
  [
    'Rectification (Article 16)',
    'Correct transactions in the review, and your name and email in your account.',
  ],
  [
    'Erasure (Article 17)',
    'Delete a file in My Files and it is gone at once: PDF, transactions, corrections and exports. Your account page deletes the whole account the same way.',
  ],
  ['Restriction (Article 18)', 'Ask us, and we leave your files untouched until the question is settled.'],
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
