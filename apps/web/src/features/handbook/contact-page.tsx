import { Page } from '../../ui/page.tsx';
import { ContactForm } from './contact-form.tsx';

/** /contact: a message to whoever runs this installation. */
export default function ContactPage() {
  return (
    <Page title="Contact" lead="Your message goes to the operator of this service. We reply by email.">
      <div className="max-w-xl">
        <ContactForm />
      </div>
    </Page>
  );
}
