import { HandleKeys } from '../../../kernel/drag/row-handle.tsx'

/** Describes the keys of handles and items to screen readers, and says what has moved. */
export const OutlineKeys = ({ said }: { said: string }) => (
  <>
    <HandleKeys id="outline-keys" />
    <p id="outline-link-keys" className="visually-hidden">
      Up and down arrow keys go to other items, F2 renames.
    </p>
    <p className="visually-hidden" role="status">
      {said}
    </p>
  </>
)

/** Shows the keys of an item while it has the focus by keyboard. */
export const OutlineHint = () => (
  <p className="outline-hint" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> other items, <kbd>F2</kbd> rename
    </span>
  </p>
)
