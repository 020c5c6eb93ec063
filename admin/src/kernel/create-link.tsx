import { useNavigate } from '@tanstack/react-router'
import { PageLink } from './page-link.tsx'
import { useShortcut } from './shortcuts/use-shortcut.ts'

/** The link of a list to a new entry, which `n` opens as well. */
export function CreateLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate()
  useShortcut('create', () => void navigate({ to }))
  return (
    <PageLink icon="plus" to={to} aria-keyshortcuts="n">
      {children}
    </PageLink>
  )
}
