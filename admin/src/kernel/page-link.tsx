import { buttonClasses, type ButtonStyle } from '@portico/shared/ui/button-classes.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type Props = ButtonStyle & {
  to: string
  search?: Readonly<Record<string, string>>
  icon?: ComponentProps<typeof Icon>['name']
  'aria-keyshortcuts'?: string
  children: ReactNode
}

/** Link to another page of the app that looks like a button; unlike a button, it can open in a new tab. */
export const PageLink = ({ to, kind, size, block, icon, children, ...more }: Props) => (
  <Link {...more} to={to} activeOptions={{ exact: true }} className={buttonClasses({ kind, size, block })}>
    {icon ? <Icon name={icon} /> : null}
    {children}
  </Link>
)
