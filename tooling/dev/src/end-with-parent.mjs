// Loaded before a child's own code: however the start ends, even killed, the child ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
