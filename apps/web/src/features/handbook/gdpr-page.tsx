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
  ['Restriction (Article 18)', 'Ask us, and we won’t touch your files until the question is settled.'],
  ['Complaint (Article 77)', 'You may complain to the data protection authority of your country.'],
] as const;

/** /gdpr: the rights of those whose data this is, and how to use them. */
export default function GdprPage() {
  return (
    <Article title="GDPR" lead="Your rights over your data, and how to use them here.">
      <p>
        The operator of this installation is the controller of your account data, and the processor of the
        documents you upload for your business. We hold no certification; this page describes what we do.
      </p>
      {RIGHTS.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>Lawful basis</h2>
      <p>
        We process files to provide the service you asked for (Article 6(1)(b)). We log sign-ins and downloads
        to detect misuse (Article 6(1)(f)).
      </p>
      <h2>How to ask</h2>
      <p>
        Use the <Link href="/contact">contact page</Link> with your account’s email address. By law, we have
        one month to answer.
      </p>
    </Article>
  );
}
