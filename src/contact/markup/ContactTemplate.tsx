import { partId } from '../parts.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { Notice } from './Notice.tsx';
import { useScriptTexts } from './script-texts.ts';

/**
 * The contact form (spec §2 to §5), which `form.client.ts` makes work, and its notice. The form waits in
 * a template, so that it costs a reader no elements, until a press places it.
 */
export function ContactTemplate() {
  const texts = useScriptTexts();
  return (
    <>
      <Notice />
      <div id={partId('root')} data-texts={JSON.stringify(texts)}>
        <template id={partId('template')}>
          <ContactDialog />
        </template>
      </div>
    </>
  );
}
