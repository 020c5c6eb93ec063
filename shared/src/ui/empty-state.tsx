import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

/** An empty list: what it is for, and one action. */
export function EmptyState({
  icon = 'book',
  title,
  children,
  action,
}: {
  icon?: IconName | undefined
  title: string
  children?: ReactNode | undefined
  action?: ReactNode | undefined
}) {
  return (
    <div className="state">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
