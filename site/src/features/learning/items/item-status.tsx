import type { ItemProgress } from '@portico/shared/states/item-progress.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { statusLook } from './status-look.ts'

/** A status as icon and word. */
export function ItemStatus({ status }: { status: ItemProgress }) {
  const { tone, word } = statusLook(status)
  return <StatusMark tone={tone}>{word}</StatusMark>
}
