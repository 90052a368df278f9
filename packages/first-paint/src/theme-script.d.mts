/** Source of the inline script that shows the display mode and color family before the first paint. */
export declare const themeScript: string;
