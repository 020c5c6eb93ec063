import { HandleKeys } from '../../../kernel/drag/row-handle.tsx'

/** Describes the keys of handles and items to screen readers, and says what has moved. */
export const OutlineKeys = ({ said, mayEdit }: { said: string; mayEdit: boolean }) => (
  <>
    <HandleKeys id="outline-keys" />
    <p id="outline-link-keys" className="visually-hidden">
      {mayEdit ? 'Up and down arrow keys go to other items, F2 renames.' : 'Up and down arrow keys go to other items.'}
    </p>
    <p className="visually-hidden" role="status">
      {said}
    </p>
  </>
)

/** Shows the keys of an item while it has the focus by keyboard. */
export const OutlineHint = ({ mayEdit }: { mayEdit: boolean }) => (
  <p className="outline-hint" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> other items
      {mayEdit ? (
        <>
          , <kbd>F2</kbd> rename
        </>
      ) : null}
    </span>
  </p>
)
