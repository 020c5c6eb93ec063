import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useId, useState } from 'react'

type Props = { page: number; pages: number; goTo: (page: number) => void; zoom: (steps: number) => void }

/** Current page, page count and page navigation. */
export function PdfTools({ page, pages, goTo, zoom }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const go = () => {
    const wanted = Number(typed)
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) goTo(wanted)
    setTyped(null)
  }
  return (
    <div className="row pdf-tools">
      <IconButton icon="chevron-up" label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)} />
      <IconButton icon="chevron-down" label="Next page" disabled={page >= pages} onClick={() => goTo(page + 1)} />
      <form
        className="row pdf-page"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <label className="pdf-page-word" htmlFor={id}>
          Page
        </label>
        <TextInput
          id={id}
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={go}
        />
        <span className="muted">{`of ${pages}`}</span>
      </form>
      <span className="row pdf-zoom">
        <IconButton icon="minus" label="Zoom out" onClick={() => zoom(-1)} />
        <IconButton icon="plus" label="Zoom in" onClick={() => zoom(1)} />
      </span>
    </div>
  )
}
