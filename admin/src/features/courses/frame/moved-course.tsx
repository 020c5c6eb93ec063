import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { find_redirect } from '@portico/shared/contract/portals/portals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

const publicPath = (slug: string): string => linkTo('course', { slug })
const before = publicPath('')

type Props = { slug: string; error: unknown; children: ReactNode }

/** Leads from a course’s former slug to the same page below its present one. Shows its children if the slug never led anywhere. */
export function MovedCourse({ slug, error, children }: Props) {
  const { portal } = useSession()
  const navigate = useNavigate()
  const { pathname, searchStr, hash } = useLocation()
  const isMissing = error instanceof CallError && error.status === 404
  const { data, isPending } = useQuery({
    queryKey: ['moved-course', portal.id, slug],
    enabled: isMissing,
    retry: false,
    queryFn: async () => {
      const { to } = await api(find_redirect, { query: { path: publicPath(slug) } })
      return to?.startsWith(before) ? to.slice(before.length) : null
    },
  })
  useEffect(() => {
    if (!data) return
    const to = pathname.split('/').map((part) => (part === slug ? data : part))
    void navigate({ href: `${to.join('/')}${searchStr}${hash ? `#${hash}` : ''}`, replace: true })
  }, [data])
  return isMissing && (isPending || data) ? <Spinner label="One moment…" /> : children
}
