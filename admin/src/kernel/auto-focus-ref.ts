/**
 * For the `ref` of a dialog's first field: an opening dialog focuses the element with this attribute, or else its first control, which is the close
 * button.
 */
export const autoFocusRef = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')
