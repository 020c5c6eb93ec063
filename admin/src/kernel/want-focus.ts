/** For the `ref` of a dialog's first field: an opening dialog gives the focus to what carries this attribute, else to its first control, which closes it. */
export const wantFocus = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')
