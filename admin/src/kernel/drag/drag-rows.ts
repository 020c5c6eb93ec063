import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Kind = 'item' | 'module' | 'question'
export type Dragged<K extends Kind = Kind> = { readonly kind: K; readonly id: number }
export type Over<K extends Kind = Kind> = Dragged<K> & { readonly side: 'before' | 'after' }

const isDragged = (data: Record<string | symbol, unknown>): data is Dragged & Record<string | symbol, unknown> =>
  (data.kind === 'item' || data.kind === 'module' || data.kind === 'question') && typeof data.id === 'number'

const sideAt = (row: Element, y: number): Over['side'] => {
  const { top, height } = row.getBoundingClientRect()
  return y < top + height / 2 ? 'before' : 'after'
}

/** A folded module opens once an item is held over it this long. */
const linger_ms = 600

/**
 * Makes a row draggable by its handle, and a drop target. An attribute marks the drop position, so that no row renders while dragging. `onLinger`
 * runs when an item is held over the row. `held` is the part of the row that is dragged: Firefox selects no text by mouse within a draggable element.
 */
export function dragRow(
  row: HTMLElement,
  handle: Element,
  own: Dragged,
  { onLinger, held = row }: { onLinger?: () => void; held?: HTMLElement } = {},
): () => void {
  let lingering: ReturnType<typeof setTimeout> | undefined
  const unmark = () => {
    clearTimeout(lingering)
    row.removeAttribute('data-drop')
  }
  return combine(
    unmark,
    draggable({
      element: held,
      dragHandle: handle,
      getInitialData: () => ({ ...own }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element: row,
      // Rows drop next to rows of their kind; items also drop on a module's head to go into that module.
      canDrop: ({ source: { data } }) =>
        isDragged(data) && (data.kind === own.kind || (data.kind === 'item' && own.kind === 'module')),
      onDragEnter: ({ source }) => {
        if (onLinger && source.data.kind === 'item') lingering = setTimeout(onLinger, linger_ms)
      },
      getData: ({ input }) => ({ ...own, side: sideAt(row, input.clientY) }),
      onDrag: ({ self, source }) =>
        source.data.id === own.id && source.data.kind === own.kind
          ? unmark()
          : row.setAttribute('data-drop', source.data.kind === own.kind ? String(self.data.side) : 'into'),
      onDragLeave: unmark,
      onDrop: unmark,
    }),
  )
}

/** Reports where a row of these kinds was dropped. */
export const watchDrops = <K extends Kind>(
  kinds: readonly K[],
  onDrop: (dragged: Dragged<K>, over: Over<K>) => void,
): (() => void) => {
  const isOfThese = (data: Record<string | symbol, unknown>): data is Dragged<K> & Record<string | symbol, unknown> =>
    isDragged(data) && kinds.some((kind) => kind === data.kind)
  return monitorForElements({
    canMonitor: ({ source }) => isOfThese(source.data),
    onDrop({ source, location }) {
      const over = location.current.dropTargets[0]?.data
      if (!over || !isOfThese(source.data) || !isOfThese(over)) return
      onDrop(source.data, { kind: over.kind, id: over.id, side: over.side === 'before' ? 'before' : 'after' })
    },
  })
}
