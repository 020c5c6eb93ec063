import { linkTo } from '@portico/shared/pages/link-to.ts'

const token = () => decodeURIComponent(/(?:^|; )(?:\w+_)?XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')

/** Ends the session and goes to the first page; when the API does not answer, the person stays where they are. */
export async function signOut(): Promise<void> {
  try {
    if (token() === '') await fetch('/api/sanctum/csrf-cookie')
    const answer = await fetch('/api/logout', { method: 'POST', headers: { 'X-Xsrf-Token': token() } })
    if (answer.ok || answer.status === 401) location.assign(linkTo('home'))
  } catch {
    location.reload()
  }
}
