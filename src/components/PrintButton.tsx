import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

type PrintButtonProps = Pick<ComponentProps<typeof Button>, 'children' | 'size'>;

/** Prints the page, for a reader who forwards it. `print-button.client.ts` shows it, once a page. */
export function PrintButton(props: PrintButtonProps) {
  return <Button {...props} data-print="" hidden />;
}
