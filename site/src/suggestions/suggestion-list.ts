/** The list below a search box, as WAI-ARIA describes it for a combobox: the focus stays in the box, which names the active option. */
export function suggestionList(input: HTMLInputElement, id: string) {
  const list = document.createElement('div')
  const status = document.createElement('p')
  Object.assign(list, { id, className: 'suggestions', role: 'listbox', ariaLabel: 'Suggestions', hidden: true })
  Object.assign(status, { className: 'visually-hidden', role: 'status' })
  input.after(list, status)
  input.setAttribute('aria-controls', id)
  input.ariaAutoComplete = 'list'
  // A press on the list leaves the focus where the letters are.
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
    /** Shows what an answer holds, and says how much that is. */
    fill(markup: string, said: string) {
      list.innerHTML = markup
      show(options().length > 0)
      status.textContent = said
    },
    /** Shows again what it holds; false when that is nothing. */
    reopen() {
      show(options().length > 0)
      return !list.hidden
    },
    close() {
      show(false)
      status.textContent = ''
    },
    /** From the box down through the list and back to the box, and the same way up. */
    walk(step: 1 | -1) {
      const places = options().length + 1
      choose(((active() + 1 + step + places) % places) - 1)
    },
  }
}
