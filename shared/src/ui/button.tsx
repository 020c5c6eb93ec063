import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'kind'> {
  icon?: IconName | undefined
  busy?: boolean | undefined
}

/** A button. While `busy` it keeps its position and focus, shows a spinner and ignores presses (FRM-003). */
export function Button({
  kind,
  size,
  block,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={buttonClasses({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}
