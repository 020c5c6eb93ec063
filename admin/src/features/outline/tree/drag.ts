import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export type Dragged = { readonly kind: 'item' | 'module'; readonly id: number }
type Over = Dragged & { readonly side: 'before' | 'after' }

const isDragged = (data: Record<string | symbol, unknown>): data is Dragged & Record<string | symbol, unknown> =>
  (data.kind === 'item' || data.kind === 'module') && typeof data.id === 'number'

const sideAt = (row: Element, y: number): Over['side'] => {
  const { top, height } = row.getBoundingClientRect()
  return y < top + height / 2 ? 'before' : 'after'
}

/** A folded module opens once an item is held over it this long. */
const linger_ms = 600

/**
 * Makes a row draggable by its handle, and a drop target. An attribute marks the drop position, so that no row renders while dragging. `onLinger`
 * runs when an item is held over the row.
 */
export function dragRow(row: HTMLElement, handle: Element, own: Dragged, onLinger?: () => void): () => void {
  let lingering: ReturnType<typeof setTimeout> | undefined
  const unmark = () => {
    clearTimeout(lingering)
    row.removeAttribute('data-drop')
  }
  return combine(
    unmark,
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ ...own }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element: row,
      // Modules drop next to modules; items drop next to items, or on a module's head to go into that module.
      canDrop: ({ source }) => isDragged(source.data) && (source.data.kind === 'item' || own.kind === 'module'),
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

/** Reports where something in an outline was dropped. */
export const watchDrops = (onDrop: (dragged: Dragged, over: Over) => void): (() => void) =>
  monitorForElements({
    canMonitor: ({ source }) => isDragged(source.data),
    onDrop({ source, location }) {
      const over = location.current.dropTargets[0]?.data
      if (!over || !isDragged(source.data) || !isDragged(over)) return
      onDrop(source.data, { kind: over.kind, id: over.id, side: over.side === 'before' ? 'before' : 'after' })
    },
  })
