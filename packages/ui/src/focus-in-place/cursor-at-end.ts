/** A ref for a field that opens with a text: what people type goes after it. Browsers put the cursor before it. */
export function cursorAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
}
