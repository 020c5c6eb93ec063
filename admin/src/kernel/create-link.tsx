import { useNavigate } from '@tanstack/react-router'
import { PageLink } from './page-link.tsx'
import { useShortcut } from './shortcuts/use-shortcut.ts'

/** Link of a list to the form for a new entry; the `n` key opens it too. */
export function CreateLink({
  to,
  search,
  children,
}: {
  to: string
  search?: Readonly<Record<string, string>>
  children: string
}) {
  const navigate = useNavigate()
  useShortcut('create', () => void navigate({ to, ...(search ? { search } : {}) }))
  return (
    <PageLink icon="plus" to={to} {...(search ? { search } : {})} aria-keyshortcuts="n">
      {children}
    </PageLink>
  )
}
