import { may } from '@portico/shared/access/may.ts'
import type { Actor } from '../kernel/context.ts'

type Listener = Pick<Actor, 'id' | 'role'>

/** The channel names on the wire, and who may subscribe; other names are closed to everyone (NTF-007, OP-114). */
const channels: readonly { name: RegExp; maySubscribe: (actor: Listener, id: number) => boolean }[] = [
  { name: /^private-notifications\.([1-9]\d{0,14})$/, maySubscribe: (actor, id) => actor.id === id },
  {
    name: /^private-enrolls\.([1-9]\d{0,14})$/,
    maySubscribe: ({ role }) => may({ roles: [role], action: 'learning.read_others' }),
  },
  // Anyone may have bought seats of a course, so the name includes the manager whose invitations it reports (NTF-009).
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

/** Returns the course whose enrollments a channel reports; null for other channels. */
export function courseOfChannel(channel: string): number | null {
  const found = /^private-enrolls\.(\d+)$/.exec(channel)
  return found ? Number(found[1]) : null
}

export const notificationsChannel = (userId: number): string => `private-notifications.${userId}`
export const invitesChannel = (courseId: number, managerId: number): string =>
  `private-invites.courses.${courseId}.managers.${managerId}`
export const enrollsChannel = (courseId: number): string => `private-enrolls.${courseId}`
