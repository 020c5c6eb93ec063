/** The list below a search box, following the WAI-ARIA combobox pattern: focus stays in the box, which references the active option. */
export function suggestionList(input: HTMLInputElement, id: string) {
  const list = document.createElement('div')
  const status = document.createElement('p')
  Object.assign(list, { id, className: 'suggestions', role: 'listbox', ariaLabel: 'Suggestions', hidden: true })
  Object.assign(status, { className: 'visually-hidden', role: 'status' })
  input.after(list, status)
  input.setAttribute('aria-controls', id)
  input.ariaAutoComplete = 'list'
  // Clicking the list keeps focus in the input.
  list.addEventListener('mousedown', (event) => event.preventDefault())

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const active = () => options().findIndex((option) => option.ariaSelected === 'true')
  function choose(index: number) {
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === index)
    const option = options()[index]
    if (!option) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
  function show(open: boolean) {
    list.hidden = !open
    input.ariaExpanded = String(open)
    if (!open) choose(-1)
  }
  return {
    isOpen: () => !list.hidden,
    /** The link that Enter follows. */
    chosen: () => (list.hidden ? undefined : options()[active()]),
    /** No suggestion is chosen any more; Enter submits the form. */
    unchoose: () => choose(-1),
    /** Renders suggestions, none chosen, and announces their number. */
    fill(markup: string, said: string) {
      list.innerHTML = markup
      choose(-1)
      show(options().length > 0)
      status.textContent = said
    },
    /** Shows the list again; returns false if it is empty. */
    reopen() {
      show(options().length > 0)
      return !list.hidden
    },
    close() {
      show(false)
      status.textContent = ''
    },
    /** Moves from the box down through the list and back to the box, or in reverse. */
    walk(step: 1 | -1) {
      const places = options().length + 1
      choose(((active() + 1 + step + places) % places) - 1)
    },
  }
}
