/**
 * Copies text, also where the browser refuses the clipboard to scripts but not to a selection.
 * Says whether it worked; never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.readOnly = true;
  field.value = text;
  // An open dialog makes everything outside it inert, and what is inert cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  try {
    // Not every browser focuses what it selects, and only a focused selection is copied.
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
