import './chosen-in-order.css'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'

/** Lists the chosen entries in order, with buttons to move or remove each. */
export function ChosenInOrder({
  label,
  chosen,
  options,
  onChange,
}: {
  label: string
  chosen: readonly number[]
  options: readonly { id: number; title: string }[]
  onChange: (chosen: number[]) => void
}) {
  if (chosen.length === 0) return null
  const swap = (place: number, other: number) =>
    onChange(chosen.map((id, at) => (at === place ? chosen[other] : at === other ? chosen[place] : id) ?? id))
  return (
    <ol className="chosen-in-order" aria-label={`${label}, in order`}>
      {chosen.map((id, place) => {
        const title = options.find((option) => option.id === id)?.title ?? 'A deleted course'
        return (
          <li key={id}>
            <span>{title}</span>
            <IconButton
              icon="arrow-up"
              size="small"
              label={`Move up: ${title}`}
              disabled={place === 0}
              onClick={() => swap(place, place - 1)}
            />
            <IconButton
              icon="arrow-down"
              size="small"
              label={`Move down: ${title}`}
              disabled={place === chosen.length - 1}
              onClick={() => swap(place, place + 1)}
            />
            <IconButton
              icon="close"
              size="small"
              label={`Remove: ${title}`}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            />
          </li>
        )
      })}
    </ol>
  )
}
