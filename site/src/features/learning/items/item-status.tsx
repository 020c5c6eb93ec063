import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { statusStyle } from './status-style.ts'

/** Shows a status as icon and label. */
export function ItemStatus({ status }: { status: ItemProgress }) {
  const { tone, label } = statusStyle(status)
  return <StatusMark tone={tone}>{label}</StatusMark>
}
