import { may } from '@portico/shared/access/may.ts'
import type { Actor } from '../kernel/context.ts'

type Listener = Pick<Actor, 'id' | 'role'>

/** Channel names on the wire and who may subscribe; a name that matches no row is open to nobody (NTF-007, OP-114). */
const channels: readonly { name: RegExp; maySubscribe: (actor: Listener, id: number) => boolean }[] = [
  { name: /^private-notifications\.([1-9]\d{0,14})$/, maySubscribe: (actor, id) => actor.id === id },
  {
    name: /^private-enrolls\.([1-9]\d{0,14})$/,
    maySubscribe: ({ role }) => may({ roles: [role], action: 'learning.read_others' }),
  },
  // Seats of a course may be anybody's who bought some; of whose invitations it tells, its name says (NTF-009).
  {
    name: /^private-invites\.courses\.[1-9]\d{0,14}\.managers\.([1-9]\d{0,14})$/,
    maySubscribe: ({ id, role }, named) => id === named && may({ roles: [role], action: 'credits.manage_own' }),
  },
]

export function maySubscribe(actor: Listener, channel: string): boolean {
  return channels.some(({ name, maySubscribe: isOpen }) => {
    const found = name.exec(channel)
    return found !== null && isOpen(actor, Number(found[1]))
  })
}

/** The course whose enrollments a channel tells of; null for another channel. */
export function courseOfChannel(channel: string): number | null {
  const found = /^private-enrolls\.(\d+)$/.exec(channel)
  return found ? Number(found[1]) : null
}

export const notificationsChannel = (userId: number): string => `private-notifications.${userId}`
export const invitesChannel = (courseId: number, managerId: number): string =>
  `private-invites.courses.${courseId}.managers.${managerId}`
export const enrollsChannel = (courseId: number): string => `private-enrolls.${courseId}`
