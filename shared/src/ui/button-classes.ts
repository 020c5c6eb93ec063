export interface ButtonStyle {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  block?: boolean | undefined
}

/** The class names of a button, for `<button>` and `<a>` alike, in React and in .astro files. */
export function buttonClasses({ kind = 'primary', size, block }: ButtonStyle, extra?: string): string {
  return ['button', `button-${kind}`, size && `button-${size}`, block && 'button-block', extra]
    .filter(Boolean)
    .join(' ')
}
