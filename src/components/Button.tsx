import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary';
  size?: 'normal' | 'small';
}

/** A button. `Button.css` has its look, also for links that look like one. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  type = 'button',
  className = '',
  ...attributes
}: ButtonProps) {
  const look = [
    'button',
    variant === 'primary' && 'button-primary',
    size === 'small' && 'button-small',
    className,
  ];
  return <button type={type} className={look.filter(Boolean).join(' ')} {...attributes} />;
}
