import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from './message.ts'

export type MessageStore = {
  nextId: () => number
  add: (message: Message) => void
  find: (id: number) => Message | undefined
  /** Newest first; with `to`, only messages sent to exactly that email address. */
  list: (filter?: { to?: string }) => Message[]
}

const mostMessages = 1_000

/** Stores emails as one JSON file each, so that they survive a restart. Deletes the oldest beyond a thousand. */
export function openMessageStore(folder: string): MessageStore {
  mkdirSync(folder, { recursive: true })
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Message)
    .sort((a, b) => b.id - a.id)
  let last = messages[0]?.id ?? 0
  const fileOf = (id: number) => join(folder, `${id}.json`)
  return {
    nextId: () => (last += 1),
    add(message) {
      writeFileSync(`${fileOf(message.id)}.new`, JSON.stringify(message))
      renameSync(`${fileOf(message.id)}.new`, fileOf(message.id))
      messages.unshift(message)
      for (const old of messages.splice(mostMessages)) rmSync(fileOf(old.id), { force: true })
    },
    find: (id) => messages.find((message) => message.id === id),
    list: ({ to } = {}) =>
      to
        ? messages.filter((message) => message.to.some((address) => address.toLowerCase() === to.toLowerCase()))
        : messages,
  }
}
