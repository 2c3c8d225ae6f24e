import { Fragment } from 'react';

/** @param text has e-mail addresses, which can wrap after their @. */
export function EmailText({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
