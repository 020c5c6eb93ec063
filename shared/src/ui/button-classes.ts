export interface ButtonStyle {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  block?: boolean | undefined
}

/** Class names of a button, for both `<button>` and `<a>`, in React and .astro files. */
export function buttonClasses({ kind = 'primary', size, block }: ButtonStyle, extra?: string): string {
  return ['button', `button-${kind}`, size && `button-${size}`, block && 'button-block', extra]
    .filter(Boolean)
    .join(' ')
}
