import type { Socket } from './socket.ts'

/** The names of rooms, by which sockets are found. */
export const roomOf = {
  channel: (portalId: number, channel: string) => `channel ${portalId} ${channel}`,
  session: (sessionId: number) => `session ${sessionId}`,
  member: (portalId: number, userId: number) => `member ${portalId} ${userId}`,
  portal: (portalId: number) => `portal ${portalId}`,
} as const

export type Rooms = ReturnType<typeof createRooms>

/** Tracks open sockets by room. */
export function createRooms() {
  const rooms = new Map<string, Set<Socket>>()
  const leave = (socket: Socket, room: string) => {
    socket.rooms.delete(room)
    const inside = rooms.get(room)
    inside?.delete(socket)
    if (inside?.size === 0) rooms.delete(room)
  }
  return {
    join(socket: Socket, room: string) {
      const inside = rooms.get(room) ?? new Set()
      rooms.set(room, inside.add(socket))
      socket.rooms.add(room)
    },
    leave,
    leaveAll: (socket: Socket) => [...socket.rooms].forEach((room) => leave(socket, room)),
    inside: (room: string): readonly Socket[] => [...(rooms.get(room) ?? [])],
    isEmpty: (room: string): boolean => !rooms.has(room),
  }
}
