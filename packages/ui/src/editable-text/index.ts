export { EditableText, type EditableTextProps } from './EditableText';
export { TextEditor, type TextEditorProps } from './TextEditor';
export { useEditing, type Editing } from './use-editing';
