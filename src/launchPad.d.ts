/** Whether the launch pad is compiled in; webpack says so, and a production build is told no. */
declare const __LAUNCH_PAD__: boolean;
